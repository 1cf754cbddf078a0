/** Names in Latin letters, as people spell them, and as they are written in a script of India. */
export const namesInTwoScripts: readonly (readonly [latin: string, indic: string])[] = `
Aarav आरव|Aarti आरती|Abhay अभय|Abhinav अभिनव|Abhishek अभिषेक|Aditi अदिति|Aditya आदित्य|Ajay अजय|Ajit अजीत|Akash आकाश
Akhil अखिल|Akshay अक्षय|Alka अलका|Alok आलोक|Aman अमन|Amar अमर|Amit अमित|Amita अमिता|Amrita अमृता|Anand आनंद
Anita अनीता|Ankit अंकित|Ankita अंकिता|Anjali अंजलि|Anju अंजू|Anil अनिल|Anupam अनुपम|Anuradha अनुराधा|Aparna अपर्णा|Archana अर्चना
Arjun अर्जुन|Arun अरुण|Aruna अरुणा|Arvind अरविंद|Asha आशा|Ashish आशीष|Ashok अशोक|Ashwin अश्विन|Atul अतुल|Avinash अविनाश
Babita बबीता|Balram बलराम|Bhagwan भगवान|Bharat भारत|Bharti भारती|Bhavna भावना|Bhupendra भूपेंद्र|Bindu बिंदु|Brijesh बृजेश|Chandan चंदन
Chandra चंद्रा|Chaitanya चैतन्य|Champa चंपा|Chetan चेतन|Chhaya छाया|Chirag चिराग|Damini दामिनी|Deepak दीपक|Deepika दीपिका|Devendra देवेंद्र
Dhananjay धनंजय|Dharmendra धर्मेंद्र|Dhruv ध्रुव|Dilip दिलीप|Dimple डिंपल|Dinesh दिनेश|Divya दिव्या|Durga दुर्गा|Ekta एकता|Esha ईशा
Farhan फ़रहान|Fatima फ़ातिमा|Gaurav गौरव|Gauri गौरी|Gayatri गायत्री|Geeta गीता|Girish गिरीश|Gopal गोपाल|Govind गोविंद|Gulab गुलाब
Gyan ज्ञान|Hari हरि|Harish हरीश|Harsh हर्ष|Hema हेमा|Hemant हेमंत|Himanshu हिमांशु|Hriday हृदय|Indira इंदिरा|Indu इंदु
Ishaan ईशान|Jagdish जगदीश|Jai जय|Jatin जतिन|Jaya जया|Jayant जयंत|Jitendra जितेंद्र|Jyoti ज्योति|Kabir कबीर|Kailash कैलाश
Kajal काजल|Kalpana कल्पना|Kamal कमल|Kamla कमला|Kanchan कंचन|Kapil कपिल|Karan करण|Karuna करुणा|Kartik कार्तिक|Kavita कविता
Kavya काव्या|Keshav केशव|Khushi ख़ुशी|Kiran किरण|Kishore किशोर|Komal कोमल|Krishna कृष्णा|Kshitij क्षितिज|Kuldeep कुलदीप|Kusum कुसुम
Lakshmi लक्ष्मी|Laxmi लक्ष्मी|Lalit ललित|Lata लता|Leela लीला|Lokesh लोकेश|Madan मदन|Madhav माधव|Madhu मधु|Madhuri माधुरी
Mahendra महेंद्र|Mahesh महेश|Malti मालती|Manish मनीष|Manisha मनीषा|Manju मंजू|Manoj मनोज|Maya माया|Meena मीना|Meera मीरा
Mohan मोहन|Mohit मोहित|Mukesh मुकेश|Mukta मुक्ता|Namita नमिता|Nandini नंदिनी|Narayan नारायण|Narendra नरेंद्र|Naveen नवीन|Neelam नीलम
Neha नेहा|Nikhil निखिल|Nirmala निर्मला|Nisha निशा|Nitin नितिन|Om ओम|Padma पद्मा|Pallavi पल्लवी|Pankaj पंकज|Parth पार्थ
Parvati पार्वती|Pavan पवन|Pooja पूजा|Prabha प्रभा|Pradeep प्रदीप|Prakash प्रकाश|Pramod प्रमोद|Pratibha प्रतिभा|Praveen प्रवीण|Preeti प्रीति
Prem प्रेम|Priya प्रिया|Priyanka प्रियंका|Pushpa पुष्पा|Radha राधा|Raghav राघव|Rahul राहुल|Raj राज|Rajani रजनी|Rajeev राजीव
Rajendra राजेंद्र|Rajesh राजेश|Rajni रजनी|Rakesh राकेश|Ram राम|Ramesh रमेश|Rani रानी|Rashmi रश्मि|Ravi रवि|Rekha रेखा
Renu रेणु|Richa ऋचा|Rishi ऋषि|Ritu ऋतु|Rohan रोहन|Rohit रोहित|Roshni रोशनी|Rukmini रुक्मिणी|Sachin सचिन|Sadhna साधना
Sagar सागर|Sahil साहिल|Sandeep संदीप|Sangeeta संगीता|Sanjay संजय|Sanjeev संजीव|Santosh संतोष|Sapna सपना|Sarita सरिता|Saroj सरोज
Satish सतीश|Saurabh सौरभ|Savita सविता|Seema सीमा|Shailesh शैलेश|Shalini शालिनी|Shanti शांति|Sharad शरद|Sheela शीला|Shikha शिखा
Shiv शिव|Shobha शोभा|Shreya श्रेया|Shubham शुभम|Shweta श्वेता|Shyam श्याम|Siddharth सिद्धार्थ|Sita सीता|Smita स्मिता|Sneha स्नेहा
Sonal सोनल|Subhash सुभाष|Sudha सुधा|Sudhir सुधीर|Sujata सुजाता|Suman सुमन|Sumit सुमित|Sunil सुनील|Sunita सुनीता|Suneeta सुनीता
Suresh सुरेश|Surya सूर्य|Sushil सुशील|Sushma सुषमा|Swati स्वाति|Tanvi तन्वी|Tara तारा|Tarun तरुण|Trupti तृप्ति|Tulsi तुलसी
Uday उदय|Uma उमा|Umesh उमेश|Urmila उर्मिला|Usha उषा|Vandana वंदना|Varsha वर्षा|Varun वरुण|Vasudha वसुधा|Veena वीणा
Vidya विद्या|Vijay विजय|Vikas विकास|Vikram विक्रम|Vimal विमल|Vinay विनय|Vinod विनोद|Vishal विशाल|Vivek विवेक|Yamini यामिनी
Yash यश|Yogesh योगेश|Yuvraj युवराज|Zoya ज़ोया|Agarwal अग्रवाल|Aggarwal अग्रवाल|Ahmed अहमद|Bansal बंसल|Bhatia भाटिया|Bhatt भट्ट
Chaturvedi चतुर्वेदी|Chauhan चौहान|Choudhary चौधरी|Chowdhary चौधरी|Deshmukh देशमुख|Deshpande देशपांडे|Dubey दुबे|Dwivedi द्विवेदी|Goyal गोयल|Gupta गुप्ता
Iyer अय्यर|Jain जैन|Joshi जोशी|Kapoor कपूर|Khanna खन्ना|Kulkarni कुलकर्णी|Malhotra मल्होत्रा|Mehta मेहता|Mishra मिश्रा|Mukherjee मुखर्जी
Nair नायर|Pandey पांडेय|Patel पटेल|Pawar पवार|Rao राव|Rathore राठौर|Saxena सक्सेना|Shah शाह|Sharma शर्मा|Shukla शुक्ला
Singh सिंह|Sinha सिन्हा|Srivastava श्रीवास्तव|Thakur ठाकुर|Tiwari तिवारी|Trivedi त्रिवेदी|Tripathi त्रिपाठी|Verma वर्मा|Vyas व्यास|Yadav यादव
Sunita સુનીતા|Jignesh જિગ્નેશ|Hetal હેતલ|Bhavesh ભાવેશ|Ravi ರವಿ|Lakshmi ಲಕ್ಷ್ಮಿ|Venkatesh వెంకటేష్|Sridevi శ్రీదేవి|Harpreet ਹਰਪ੍ਰੀਤ|Gurmeet ਗੁਰਮੀਤ
`
  .trim()
  .split(/[\n|]/)
  .map((pair): [string, string] => {
    const [latin = '', indic = ''] = pair.split(' ');
    return [latin, indic];
  });
